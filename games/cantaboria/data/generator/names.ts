/** Splits a text into names. */
function namesIn(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

/** Names of territories, more than the largest map needs. */
export const territoryNames = namesIn(`
  Ashenmere, Bellowfen, Birchgarth, Blackwattle, Bramhollow, Brinehaven, Calder Moss, Candlewick, Carrowdale,
  Chalkreach, Cloverin, Coldharrow, Copperlea, Corvale, Crowsfell, Dappleford, Deerwater, Dimholt, Drumlorn,
  Eastermoor, Eldergate, Elvenrood, Fallowmark, Farthingale, Fernwick, Flintmarch, Foxmantle, Galehead, Glasswold,
  Goldenrye, Greymantle, Gullspire, Harrowdeep, Hartsong, Hazelrun, Heatherby, Highmallow, Hollin Tor, Honeyoak,
  Ironbrae, Juniper Rise, Kestrelmoor, Kingsfurrow, Larkmeadow, Lindenfall, Longshadow, Lorn Hythe, Maplewane,
  Marlstone, Merrowick, Millrace, Mistlethorn, Moonharrow, Mossgarden, Northlantern, Oakenshire, Old Sallow,
  Otterbourne, Owlsreach, Peregrine, Plovermead, Quarrowby, Quietwater, Redbracken, Ringwillow, Rookhaven,
  Rowanmark, Rushwater, Sablewood, Saffron Hill, Seven Elms, Silverfurze, Skylark Down, Slatecombe, Sorrelby,
  Sparrowmere, Starling Heath, Stonemarrow, Swanfold, Tallowick, Thistlemoor, Thornhaven, Umberlee, Vinegarth,
  Wanderly, Westerling, Whitherward, Willowspan
`);

export const riverNames = namesIn(`
  The Alder, The Brannoch, The Coln, The Darrow, The Esker, The Fenn, The Garrow, The Islay Water, The Keld,
  The Lorne, The Merle, The Nidder, The Orrin, The Rill, The Sele, The Tarrant
`);

export const lakeNames = namesIn(`
  Lake Amberlight, Lake Coldmirror, Lake Dovewing, Lake Evenfall, Lake Heronsrest, Lake Nightjar, Lake Stillwater,
  Lake Winterglass
`);

export const seaNames = namesIn(`
  The Evening Sea, The Grey Deep, The Long Swell, The Sea of Sails, The Silent Sea, The Windward Sea
`);

const yields = (what: string): string => `Bringt in jeder Ertragsphase ${what}.`;
const CASTER = 'Zaubert einmal je Kampfrunde; darf mit Magie bezahlt werden; keine Artefakte.';
const ATTACKS = 'Greift die nächste Stadt links an.';
const ATTACKS_CASTING = 'Greift die nächste Stadt links an; zaubert einmal je Kampfrunde.';
const BAN = 'Das Opfer bekommt in der nächsten Ertragsphase keine Nahrung.';
const GAIN = 'Du gewinnst 2W6 Gold.';

/**
 * Die Karten nach ihren Ids: Name und was sie tun. In einem Namen, der für eine kleine Karte zu lang ist, steht ein weicher
 * Trennstrich.
 */
const CARDS: { readonly [id: string]: readonly [name: string, text: string] } = {
  farm: ['Bauernhof', yields('2 Nahrung')],
  brewery: ['Brauerei', yields('5 Nahrung')],
  bakery: ['Bäckerei', yields('3 Nahrung')],
  butcher: ['Schlachter', yields('4 Nahrung')],
  'market-place': ['Marktplatz', 'Tausch im eigenen Zug beliebig oft 2 Einheiten eines Guts gegen 1 Gold.'],
  temple: ['Tempel', 'Dein Handlimit ist eine Karte höher.'],
  'guild-hall': ['Zunfthalle', 'Kauf einmal in deiner Ziehphase eine weitere Karte für 5 Gold.'],
  tavern: ['Schenke', 'Bringt 1 Gold für je 3 angefangene Verteidiger; Helden ohne Magie kosten dich 2 weniger.'],
  inn: ['Gasthaus', 'Bringt 2 Gold; braucht 1 Nahrung Unterhalt.'],
  'wizards-tower': ['Zauberturm', 'Bringt 3 Magie; Helden mit Magie kosten dich 3 weniger.'],
  library: ['Bibliothek', yields('2 Magie')],
  'alchemists-shop': ['Alchemist', yields('1 Magie')],
  herbalist: ['Kräuter\u00adfrau', yields('1 Magie')],
  barracks: ['Kaserne', 'Verteidiger außer Helden kosten dich 2 weniger; braucht 1 Nahrung Unterhalt.'],
  armorer: ['Rüstmeister', yields('3 Waffen')],
  'shield-smith': ['Schild\u00adschmied', yields('2 Waffen')],
  fletcher: ['Pfeil\u00admacher', 'Bringt 1 Waffe; Verteidiger mit Fernwaffen kosten dich 3 weniger.'],
  blacksmith: ['Schmiede', yields('1 Waffe')],
  'defensive-wall': ['Wehrmauer', 'Keine Wirkung, außer ein Bauwerk zu sein.'],
  'guard-house': ['Wachhaus', 'Du hast eine Wache mehr, solange es steht.'],
  moat: ['Graben', 'Wer deine Stadt angreift, würfelt mit einem Würfel weniger.'],
  catapult: ['Katapult', 'Geschütz: schießt in jeder Kampfrunde 2 Würfel bei Initiative 10.'],
  ballista: ['Balliste', 'Geschütz: schießt in jeder Kampfrunde 3 Würfel bei Initiative 8.'],
  bombard: ['Bombarde', 'Geschütz: schießt in jeder Kampfrunde 4 Würfel bei Initiative 12.'],
  stables: ['Ställe', 'Bringt 1 Gold; berittene Verteidiger kosten dich 3 weniger; braucht 1 Nahrung Unterhalt.'],
  quarry: ['Steinbruch', yields('3 Stein')],
  mason: ['Steinmetz', yields('2 Stein')],
  woodmill: ['Sägewerk', yields('3 Holz')],
  'logging-camp': ['Holzlager', yields('2 Holz')],
  mine: ['Bergwerk', yields('2 Gold')],

  swordsmen: ['Schwert\u00adkämpfer', 'Verlässliches Fußvolk mit drei Würfeln.'],
  shieldmen: ['Schild\u00adträger', 'Langsames Fußvolk, das drei Treffer verträgt.'],
  halberdiers: ['Hellebar\u00addiere', 'Fußvolk, das hart zuschlägt.'],
  archers: ['Bogen\u00adschützen', 'Schnell und zerbrechlich; Rabatt beim Pfeilmacher.'],
  crossbowmen: ['Armbrust\u00adschützen', 'Drei frühe Würfel, ein Treffer; Rabatt beim Pfeilmacher.'],
  handgunners: ['Büchsen\u00adschützen', 'Drei Würfel, ein Treffer; Rabatt beim Pfeilmacher.'],
  longbowmen: ['Langbogen', 'Das schnellste Fußvolk; Rabatt beim Pfeilmacher.'],
  'light-horsemen': ['Leichte Reiter', 'Leichte Reiterei; Rabatt der Ställe.'],
  'medium-cavalry': ['Reiterei', 'Solide Reiterei; Rabatt der Ställe.'],
  knights: ['Ritter', 'Die stärkste Truppe; Rabatt der Ställe.'],

  cavalier: ['Kavalier', 'Berittener Held; darf Artefakte tragen.'],
  ranger: ['Waldläufer', 'Berittener Held mit Bogen; darf Artefakte tragen.'],
  nobleman: ['Edelmann', 'Bringt 1 Gold; darf Artefakte tragen.'],
  warrior: ['Recke', 'Sechs Würfel; darf Artefakte tragen.'],
  wizard: ['Zauberer', CASTER],
  druid: ['Druidin', CASTER],
  priest: ['Priester', CASTER],

  'magic-sword': ['Zauber\u00adschwert', 'Träger: Initiative +2, Würfel +4, Treffer +1.'],
  'magic-armor': ['Zauber\u00adrüstung', 'Träger: Initiative +1, Würfel +1, Treffer +3.'],
  'magic-bow': ['Zauberbogen', 'Träger: Initiative +5, Würfel +2.'],

  'goblin-horde': ['Goblin\u00adhorde', ATTACKS],
  dragon: ['Drache', ATTACKS],
  giant: ['Riese', ATTACKS],
  ogres: ['Oger', ATTACKS],
  'orc-army': ['Orkheer', ATTACKS],
  trolls: ['Trolle', ATTACKS],
  demons: ['Dämonen', ATTACKS_CASTING],
  djinn: ['Dschinn', ATTACKS_CASTING],
  sorcerer: ['Hexen\u00admeister', ATTACKS_CASTING],
  necromancer: ['Totenbe\u00adschwörer', ATTACKS_CASTING],
  bandits: ['Banditen', ATTACKS],
  barbarians: ['Barbaren', ATTACKS],
  warlord: ['Kriegsherr', ATTACKS],
  nomads: ['Nomaden', ATTACKS],

  earthquake: ['Erdbeben', 'Jedes Bauwerk des Opfers wird bei einer 1 zerstört.'],
  plague: ['Pest', 'Jeder Verteidiger des Opfers, auch Wachen, fällt bei einer 1.'],
  blizzard: ['Schnee\u00adsturm', BAN],
  draught: ['Dürre', BAN],
  'magical-vortex': ['Wirbel', 'Das Opfer legt 1W6 Karten ab.'],
  thieves: ['Diebe', 'Ein Gegner deiner Wahl verliert 2W6 Gold.'],
  assassin: ['Meuchler', 'Töte einen Helden eines Gegners deiner Wahl.'],
  spies: ['Spione', 'Sieh die Hand eines Gegners deiner Wahl, dann zieh eine Karte.'],
  prosperity: ['Wohlstand', GAIN],
  caravan: ['Karawane', GAIN],
  war: ['Krieg', 'Deine Verteidiger überfallen eine Stadt deiner Wahl.'],
};

const part = (at: 0 | 1) => Object.fromEntries(Object.entries(CARDS).map(([id, card]) => [id, card[at]]));

export const cards = { names: part(0), texts: part(1) };

/** The parts of the panel that stand there at some steps only. */
export { AttackTotals, Plan } from './attack.tsx';
export { AttackList, TargetList } from './attacks.tsx';
export { Cargo } from './cargo.tsx';
export { Changes } from './changes.tsx';
export { OfferTray } from './offer-tray.tsx';
export { Partners } from './partners.tsx';
export { Passage } from './passage.tsx';
export { PlaceCard } from './place-card.tsx';
export { OfferSent, TradeMade } from './traded.tsx';

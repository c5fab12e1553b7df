/** The parts of the panel for certain steps, loaded apart from the board's own script. */

export { AttackTotals, Plan, withTotals } from './attack.tsx';
export { AttackList, TargetList } from './attacks.tsx';
export { Cargo } from './cargo.tsx';
export { Changes } from './changes.tsx';
export { OfferTray } from './offer-tray.tsx';
export { Partners } from './partners.tsx';
export { Passage } from './passage.tsx';
export { PlaceCard } from './place-card.tsx';
export { Prices } from './prices.tsx';
export { OfferSent, TradeMade } from './traded.tsx';

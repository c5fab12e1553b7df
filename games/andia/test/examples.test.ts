import { scenario } from '@marchlands/core/testing/scenario.ts';
import { runExample } from './examples.ts';

scenario('EX-01', 'a spread: one piece from Mu to Mystery City, two to Atlantea', () => runExample('EX-01'));
scenario('EX-02', 'a gather: three from Atlantea and two from Wyvernia into Mu, where three stay', () =>
  runExample('EX-02'),
);
scenario('EX-03', 'the same with a bombardment of Elfin City, and Blue does move there', () => runExample('EX-03'));
scenario('EX-04', 'the neighbours of Shalomar', () => runExample('EX-04'));
scenario('EX-05', 'five against three', () => runExample('EX-05'));
scenario('EX-06', 'four in Mu send two to Shalomar while three come from Shalomar', () => runExample('EX-06'));
scenario('EX-07', 'exchanged starting areas', () => runExample('EX-07'));
scenario('EX-08', 'unequal fights, numbers only', () => runExample('EX-08'));
scenario('EX-09', 'equal fight in a held area: the previous holder keeps one piece', () => runExample('EX-09'));
scenario('EX-10', 'equal fight in an area that nobody held: none survives', () => runExample('EX-10'));
scenario('EX-11', 'unequal fight in an area that nobody held', () => runExample('EX-11'));
scenario('EX-12', 'a gather into an empty area counts as one force: 2 + 2 against 4', () => runExample('EX-12'));
scenario('EX-13', 'defenders and reinforcements fight together: 2 + 3 against 5', () => runExample('EX-13'));
scenario('EX-14', 'the defender moves part of his pieces away; only those that stay fight', () => runExample('EX-14'));
scenario('EX-15', 'two fights in one turn are independent: Red spreads from Shalomar against two held areas', () =>
  runExample('EX-15'),
);
scenario('EX-16', 'equal exchange: all are removed, and both areas are empty though both were held', () =>
  runExample('EX-16'),
);
scenario('EX-17', 'equal exchange with pieces staying on both sides: those who stay are not touched', () =>
  runExample('EX-17'),
);
scenario('EX-18', 'unequal exchange, nobody stays: the survivors complete their move and find nobody', () =>
  runExample('EX-18'),
);
scenario('EX-19', 'survivors of an exchange lose the second fight', () => runExample('EX-19'));
scenario('EX-20', 'survivors of an exchange win the second fight', () => runExample('EX-20'));
scenario(
  'EX-21',
  'survivors of an exchange join other pieces that arrive in the same area, and all fight as one force',
  () => runExample('EX-21'),
);
scenario('EX-22', 'a spread against a gather, two connections crossed', () => runExample('EX-22'));
scenario(
  'EX-23',
  'a spread against a gather, both connections won by the gatherer: the two groups of survivors join',
  () => runExample('EX-23'),
);
scenario('EX-24', 'a spread against a gather on all four connections of Shalomar', () => runExample('EX-24'));
scenario('EX-25', 'no exchange, no fight: Red follows into an area that Blue leaves', () => runExample('EX-25'));
scenario('EX-26', 'an exchange on one connection while another group passes freely', () => runExample('EX-26'));
scenario('EX-27', 'choice of place, and a province held by the opponent', () => runExample('EX-27'));
scenario('EX-28', 'a new piece moves in the same turn', () => runExample('EX-28'));
scenario('EX-29', 'equal fight with a piece placed this turn in an empty province', () => runExample('EX-29'));
scenario('EX-30', 'a new piece added to a province that the player already held changes nothing about the holder', () =>
  runExample('EX-30'),
);
scenario('EX-31', 'a piece cap', () => runExample('EX-31'));
scenario(
  'EX-32',
  "placing and order shown together: Red's new piece in Mu moves at once; Blue did not know of it",
  () => runExample('EX-32'),
);
scenario('EX-33', 'the winner of a fight is bombarded in the city he took', () => runExample('EX-33'));
scenario('EX-34', 'a province with an odd number: five become three', () => runExample('EX-34'));
scenario('EX-35', 'an even number is halved; the bombardment follows the fight', () => runExample('EX-35'));
scenario('EX-36', 'a single piece in a province survives, and the bombardment is used up', () => runExample('EX-36'));
scenario('EX-37', 'own pieces: Red enters the city he bombards, and Blue does not come', () => runExample('EX-37'));
scenario('EX-38', "own province: half of one's own pieces", () => runExample('EX-38'));
scenario('EX-39', 'an empty area, because the pieces left it in the same turn', () => runExample('EX-39'));
scenario('EX-40', 'both bombard the same province: five, three, two; with the other option three', () =>
  runExample('EX-40'),
);
scenario('EX-41', 'both bombard the same city', () => runExample('EX-41'));
scenario('EX-42', 'both bombard, different areas', () => runExample('EX-42'));
scenario('EX-43', 'five cities at the start of a turn', () => runExample('EX-43'));
scenario('EX-44', 'four cities at the start of a turn: the game goes on with new pieces', () => runExample('EX-44'));
scenario('EX-45', 'the fifth city is reached, but another is bombarded in the same turn: no win', () =>
  runExample('EX-45'),
);
scenario('EX-46', 'six cities also win', () => runExample('EX-46'));
scenario('EX-47', "elimination: Blue's last piece falls in an exchange", () => runExample('EX-47'));
scenario('EX-48', 'both without pieces: a draw, also with `eliminationLoses` off', () => runExample('EX-48'));
scenario('EX-49', 'with `eliminationLoses` off a player without pieces can still bombard', () => runExample('EX-49'));
scenario('EX-50', 'the turn limit', () => runExample('EX-50'));
scenario('EX-51', 'both reach a lower goal together', () => runExample('EX-51'));
scenario('EX-52', 'one position, all kinds of illegal orders', () => runExample('EX-52'));
scenario('EX-53', 'forms that are read, and the canonical form written', () => runExample('EX-53'));
scenario('EX-54', 'whole orders and their rows of choices', () => runExample('EX-54'));

/** The parts that the town is drawn from: paths in a box 64 wide and 72 high, the ground at 72. */

/** The material of a part: plaster, roof, stone, timber, dark opening, green, magic, water, metal, or a bare line. */
export type Stuff = 'plaster' | 'roof' | 'stone' | 'timber' | 'dark' | 'green' | 'magic' | 'water' | 'metal' | 'line';

export type Part = readonly [stuff: Stuff, path: string];

/** A rectangle by its lower left corner. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}v${-height}h${width}v${height}z`;
}

/** A gable roof over a wall of that width, its eaves projecting 3. */
export function gable(x: number, y: number, width: number, height: number): string {
  return `M${x - 3} ${y}L${x + width / 2} ${y - height}L${x + width + 3} ${y}z`;
}

/** A roof seen from its long side. */
export function hipped(x: number, y: number, width: number, height: number): string {
  return `M${x - 3} ${y}l7 ${-height}h${width - 8}l7 ${height}z`;
}

/** A cone on a round tower. */
export function cone(x: number, y: number, width: number, height: number): string {
  return `M${x - 3} ${y}q${width / 2 + 3} 4 ${width + 6} 0L${x + width / 2} ${y - height}z`;
}

/** Battlements: teeth over a wall of that width. */
export function teeth(x: number, y: number, width: number, count: number): string {
  const tooth = width / (2 * count - 1);
  const row = Array.from({ length: count }, (_, i) => `h${tooth}${i < count - 1 ? `v4h${tooth}v-4` : ''}`).join('');
  return `M${x} ${y + 4}v-4${row}v4z`;
}

/** An arched door, by the middle of its sill. */
export function door(x: number, y = 72, width = 9, height = 15): string {
  const arch = height - width / 2;
  return `M${x - width / 2} ${y}v${-arch}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${arch}z`;
}

/** A small window, by its middle. */
export function pane(x: number, y: number, width = 6, height = 7): string {
  return box(x - width / 2, y + height / 2, width, height);
}

/** A disc. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A barrel standing on the ground, or on `y`. */
export function barrel(x: number, y = 72): string {
  return `M${x - 5} ${y}q-3-7 0-14h10q3 7 0 14z`;
}

/** A wheel with four spokes. */
export function wheel(x: number, y: number, radius: number): string {
  return `${disc(x, y, radius)}M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}`;
}

/** One plot of a report as a self-contained picture. */
export interface Picture {
  /** Such as `wins`, `uses`, or `uses-2` for the second form. */
  readonly name: string;
  readonly svg: string;
}

const FIGURE = /<figure id="([\w-]+)"><svg ([^>]*)>(.*?)<\/svg><figcaption>(.*?)<\/figcaption>/gs;
/** The style that only the page needs. */
const STYLE = /<style>.*?<\/style>/gs;
const OWN_STYLE = '<style>text { white-space: pre; }</style>';

/** The page's colour variables, replaced by colours in pictures. */
const COLOURS: readonly (readonly [said: string, colour: string])[] = [
  ['var(--accent)', '#7f2f24'],
  ['var(--soft)', '#8a8078'],
  ['currentColor', '#2b2622'],
];
const PAPER = '#faf6ee';

/**
 * The plots of a page made by `reportHtml`, each as an SVG file: the same page gives the same bytes. They have their
 * own background, since they may be shown on a dark one.
 */
export function picturesOf(page: string): readonly Picture[] {
  return [...page.matchAll(FIGURE)].map(([, name, attributes, content, caption]) => {
    const inside = COLOURS.reduce((text, [said, colour]) => text.replaceAll(said, colour), content).replaceAll(
      STYLE,
      '',
    );
    const shape = COLOURS.reduce((text, [said, colour]) => text.replaceAll(said, colour), attributes);
    const space = shape.includes('xmlns=') ? '' : 'xmlns="http://www.w3.org/2000/svg" ';
    return {
      name,
      svg: `<svg ${space}${shape}><title>${caption}</title>${OWN_STYLE}<rect width="100%" height="100%" fill="${PAPER}"></rect>${inside}</svg>\n`,
    };
  });
}

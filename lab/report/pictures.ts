/** One plot of a report as a picture that stands by itself. */
export interface Picture {
  /** Such as `wins`, `uses`, and `uses-2` of the second form. */
  readonly name: string;
  readonly svg: string;
}

const FIGURE = /<figure id="([\w-]+)"><svg ([^>]*)>(.*?)<\/svg><figcaption>(.*?)<\/figcaption>/gs;
/** What a page needs of a style and a picture does not. */
const STYLE = /<style>.*?<\/style>/gs;
const OWN_STYLE = '<style>text { white-space: pre; }</style>';

/** What the page says by name, and the picture by its colour. */
const COLOURS: readonly (readonly [said: string, colour: string])[] = [
  ['var(--accent)', '#7f2f24'],
  ['var(--soft)', '#8a8078'],
  ['currentColor', '#2b2622'],
];
const PAPER = '#faf6ee';

/**
 * The plots of a page that `reportHtml` made, each as an SVG file: the same page gives the same bytes. They have paper of their
 * own, since where they are shown may be dark.
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

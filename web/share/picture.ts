/** The text below the board on a picture. */
export interface PictureText {
  readonly title: string;
  readonly lines: readonly string[];
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Picture pixels per screen pixel. */
const SCALE = 2;
/** Screen pixels around the text and below the board, for the title, and for each line. */
const MARGIN = 20;
const TITLE = 34;
const LINE = 24;

async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`${address} cannot be read`));
    reader.readAsDataURL(blob);
  });
}

/** The page's own style rules, fonts included, as text: a picture can load nothing. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = rules.map(async ({ cssText }) => {
    const font = cssText.startsWith('@font-face') ? /url\("([^"]+)"\)/.exec(cssText) : null;
    return font === null ? cssText : cssText.replace(font[0], `url("${await dataUrl(font[1])}")`);
  });
  return (await Promise.all(texts)).join('\n');
}

/** Inlines drawings from separate files into the picture. */
async function drawingsInside(board: Element): Promise<void> {
  const sheets = new Map<string, string>();
  for (const use of board.querySelectorAll('use')) {
    const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    if (file === '') continue;
    if (!sheets.has(file)) sheets.set(file, await (await fetch(file)).text());
    use.setAttribute('href', `#${id}`);
  }
  for (const sheet of sheets.values()) {
    const drawn = document.importNode(new DOMParser().parseFromString(sheet, 'image/svg+xml').documentElement, true);
    drawn.setAttribute('style', 'position:absolute;width:0;height:0');
    board.prepend(drawn);
  }
}

/**
 * The whole board as on the screen, in the corner of an image as large as the window, so that rules depending on its
 * size still apply.
 */
async function imageOf(board: HTMLElement): Promise<HTMLImageElement> {
  const clone = board.cloneNode(true) as HTMLElement;
  clone.style.cssText = `position:absolute;left:0;top:0;width:${board.offsetWidth}px;height:${board.scrollHeight}px`;
  for (const button of clone.querySelectorAll('[data-drawing] .button')) button.remove();
  await drawingsInside(clone);
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = await styles();
  const body = document.createElementNS(XHTML, 'div');
  body.setAttribute('class', 'share-card');
  body.append(style, clone);

  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries(document.documentElement.dataset)) svg.dataset[name] = value;
  svg.setAttribute('width', String(window.innerWidth));
  svg.setAttribute('height', String(Math.max(window.innerHeight, board.scrollHeight)));
  const inside = document.createElementNS(SVG, 'foreignObject');
  inside.setAttribute('width', '100%');
  inside.setAttribute('height', '100%');
  inside.append(body);
  svg.append(inside);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}

/**
 * A PNG of a board as on the screen, with a text below. If the board marks its drawing (`data-drawing`), only that is
 * shown, without the controls beside it. Throws if the browser cannot do it.
 */
export async function boardPicture(board: HTMLElement, { title, lines }: PictureText): Promise<Blob> {
  const drawing = board.querySelector<HTMLElement>('[data-drawing]') ?? board;
  const [whole, part] = [board.getBoundingClientRect(), drawing.getBoundingClientRect()];
  const [left, top] = [part.left - whole.left, part.top - whole.top];
  const image = await imageOf(board);
  const [width, height] = [part.width, part.height + 2 * MARGIN + TITLE + lines.length * LINE];

  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.scale(SCALE, SCALE);
  const page = getComputedStyle(document.documentElement);
  context.fillStyle = page.getPropertyValue('--paper');
  context.fillRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(0, 0, part.width, part.height);
  context.clip();
  context.drawImage(image, -left, -top);
  context.restore();

  context.textBaseline = 'middle';
  context.fillStyle = page.getPropertyValue('--ink');
  context.font = `650 26px ${page.getPropertyValue('--serif')}`;
  context.fillText(title, MARGIN, part.height + MARGIN + TITLE / 2, width - 2 * MARGIN);
  context.font = `16px ${page.getPropertyValue('--sans')}`;
  for (const [i, line] of lines.entries()) {
    context.fillText(line, MARGIN, part.height + MARGIN + TITLE + (i + 0.5) * LINE, width - 2 * MARGIN);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture is too large')) : resolve(blob)),
      'image/png',
    );
  });
}

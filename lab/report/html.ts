// The parts of a self-contained page: no scripts, no requests.

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text escaped for HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]);
}

/** A table; the first cell of a row is its heading. @param rows cells as plain text */
export function tableHtml(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((heading) => `<th scope="col">${escaped(heading)}</th>`).join('');
  const body = rows.map(([name, ...cells]) => {
    const rest = cells.map((cell) => `<td>${escaped(cell)}</td>`).join('');
    return `<tr><th scope="row">${escaped(name)}</th>${rest}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #2b2622; --soft: #665d55; --line: #cfc6b8; --paper: #faf6ee; --accent: #7f2f24; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe9dd; --soft: #b9b1a4; --line: #474a54; --paper: #1d2027; --accent: #e5a06d; } }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.75rem 0.3rem 0; text-align: right; vertical-align: top; }
th:first-child { text-align: left; font-weight: 400; }
td { white-space: nowrap; }
thead th { color: var(--soft); font-weight: 400; }
pre { overflow-x: auto; padding: 0.75rem 1rem; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
figure { margin: 1rem 0; overflow-x: auto; }
.soft, figcaption { color: var(--soft); }
.scroll { overflow-x: auto; }
`;

/** A whole page. @param body HTML */
export function pageHtml(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`;
}

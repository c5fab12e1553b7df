// The admin page: asks for the token, then shows the answer of /api/admin. Everything is set as text, so that markup
// written by a guest has no effect.

const element = (id) => document.getElementById(id);

/** Replaces the rows of a table with rows of texts. */
function show(id, rows) {
  element(id).replaceChildren(
    ...rows.map((row) => {
      const line = document.createElement('tr');
      for (const text of row) line.append(Object.assign(document.createElement('td'), { textContent: String(text) }));
      return line;
    }),
  );
}

const time = (at) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

async function load() {
  const response = await fetch('/api/admin', { headers: { authorization: `Bearer ${element('token').value}` } });
  const found = await response.json();
  element('said').textContent = response.ok ? '' : found.message;
  element('shown').hidden = !response.ok;
  if (!response.ok) return;
  const counts = {
    ...found.tables,
    'tables in memory here': found.here.tables,
    'connections here': found.here.connections,
    ...(found.lab === null
      ? {}
      : { 'orders of the lab that wait': found.lab.waiting, 'being played': found.lab.playing }),
  };
  element('counts').replaceChildren(
    ...Object.entries(counts).flatMap(([name, count]) => [
      Object.assign(document.createElement('dt'), { textContent: name }),
      Object.assign(document.createElement('dd'), { textContent: String(count) }),
    ]),
  );
  show(
    'slow',
    found.slow.map(({ at, kind, milliseconds }) => [time(at), kind, milliseconds]),
  );
  show(
    'damaged',
    found.damaged.map(({ at, place, message }) => [time(at), place, message]),
  );
  show(
    'reports',
    found.reports.map(({ at, table, line, why }) => [time(at), table, line?.name ?? '', line?.text ?? '', why]),
  );
}

element('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  load().catch(() => {
    element('said').textContent = 'The server did not answer.';
  });
});

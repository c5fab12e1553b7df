import { chromium } from '@playwright/test';
const port = process.argv[2], out = process.argv[3], list = process.argv.slice(4);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const ctx = await b.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
const p = await ctx.newPage();
p.on('console', m => m.type()==='error' && console.log('console', m.text()));
p.on('pageerror', e => console.log('pageerror', e.message));
for (const one of list) {
  const [name, path, ...clicks] = one.split('|');
  await p.goto(`http://localhost:${port}${path}`); await p.waitForTimeout(1500);
  for (const c of clicks) { try { await p.locator(c).first().click({ timeout: 4000 }); await p.waitForTimeout(1500);} catch (e) { console.log('click', c, e.message.split('\n')[0]); } }
  await p.screenshot({ path: `${out}/${name}.png`, fullPage: name.endsWith('-full') });
  const wide = await p.evaluate(() => [...document.querySelectorAll('body *')].filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible' && e.clientWidth > 0 && !e.closest('.visually-hidden')).map(e => `${e.tagName}.${e.className} ${e.scrollWidth}>${e.clientWidth} ${e.textContent.slice(0,40)}`).slice(0,8).concat(document.documentElement.scrollWidth > 360 ? ['PAGE WIDE ' + document.documentElement.scrollWidth] : []));
  console.log(name, JSON.stringify(wide));
}
await b.close();

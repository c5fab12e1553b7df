import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@marchlands/server/config.ts';
import { ServerMeters } from '@marchlands/server/ops/meters.ts';
import { describe, expect, it } from 'vitest';
import { root } from '../tree.ts';

const folder = join(root, 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder);

describe('what a machine needs to run the server', () => {
  it('names variables that the server reads, and the guide lists', () => {
    const guide = readFileSync(join(root, 'docs', 'scale.md'), 'utf8');
    const named = new Set(files.flatMap((name) => read(name).match(/MARCHLANDS_[A-Z_]+/g) ?? []));
    expect(named.size).toBeGreaterThan(3);
    expect([...named].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('gives an environment that the server takes', () => {
    const environment = Object.fromEntries(
      [...read('compose.yaml').matchAll(/^ {6}(MARCHLANDS_\w+|DATABASE_URL): "?(.+?)"?$/gm)].map(([, name, value]) => [
        name,
        value.replace(/\$\{\w+\}/g, 'sixteen-letters-x'),
      ]),
    );
    expect(readConfig(environment, 2)).toMatchObject({ isBehindProxy: true, origins: ['https://sixteen-letters-x'] });
  });

  it('asks for figures that the server has', async () => {
    const meters = new ServerMeters({
      size: () => ({ tables: 0, connections: 0 }),
      botsWaiting: () => 0,
      damaged: () => 0,
    });
    meters.measureProcess();
    const known = new Set((await meters.registry.getMetricsAsJSON()).map(({ name }) => name));
    const asked = new Set(read('grafana.json').match(/\b(marchlands|nodejs)_\w+/g) ?? []);
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].map((name) => name.replace(/_bucket$/, '')).filter((name) => !known.has(name))).toEqual([]);
  });

  it('every file is told of in the guide', () => {
    const guide = readFileSync(join(root, 'docs', 'scale.md'), 'utf8');
    const told = (name: string) =>
      guide.includes(name) || guide.includes(`\`${name.replace('marchlands-backup', '')}\``);
    expect(files.filter((name) => !told(name))).toEqual([]);
  });
});

describe('the container file', () => {
  const lines = read('Containerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('starts from an image of one version, the one that the project runs on', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(of('FROM')).toEqual([`node:${devDependencies.node}-slim`]);
  });

  it('does not run as root, tells how it is, and is ended by signals', () => {
    expect(of('USER')).toEqual(['node']);
    expect(of('HEALTHCHECK')).toHaveLength(1);
    // A shell between would keep signals for itself.
    const [command = ''] = of('CMD');
    expect(JSON.parse(command)).toContain('serve');
  });

  it('copies what is packed and nothing else', () => {
    expect(of('COPY')).toEqual(['dist/packages/marchlands-[0-9]*.tgz ./']);
    expect(of('ADD')).toEqual([]);
  });
});

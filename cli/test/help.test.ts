import { describe, expect, test } from 'vitest';
import { commands } from '../commands/index.ts';
import { child, inside } from './program.ts';

describe('help', () => {
  test('the program lists every command with its line', async () => {
    const { code, out } = await inside('--help');
    expect(code).toBe(0);
    expect(commands.length).toBeGreaterThanOrEqual(7);
    for (const { name } of commands) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    expect((await inside()).out).toBe(out);
    expect((await inside('help')).out).toBe(out);
  });

  test.each(commands.map(({ name }) => [name]))('%s --help tells its usage, every flag and examples', async (name) => {
    const { code, out, err } = await inside(name, '--help');
    const command = commands.find((one) => one.name === name);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`marchlands ${name}`);
    for (const flag of [...Object.keys(command?.flags ?? {}), 'help']) expect(out).toContain(`--${flag}`);
    expect(out).toMatch(/^Examples$/m);
    expect((await inside('help', name)).out).toBe(out);
    expect((await inside(name, '-h')).out).toBe(out);
  });

  test.each(commands.map(({ name }) => [name]))('the help of %s fits 80 columns', async (name) => {
    const { out } = await inside(name, '--help');
    // Command lines of the examples are not broken, since they are copied.
    const broken = out.split('\n').filter((line) => !line.startsWith('  marchlands'));
    expect(broken.filter((line) => line.length > 80)).toEqual([]);
  });

  test('the program itself answers to --version', async () => {
    const { code, out } = await child(['--version']);
    expect(code).toBe(0);
    expect(out).toMatch(/^marchlands \d+\.\d+\.\d+\n$/);
  });
});

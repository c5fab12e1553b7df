import type { Result } from '@marchlands/core/result.ts';
import type { z } from 'zod';
import type { Desk } from './desk.ts';

/** A tool for an assistant. Answers are readable texts. */
export interface Tool {
  readonly name: string;
  /** Its effect, for an assistant that chooses among tools. */
  readonly description: string;
  readonly input: z.ZodObject;
  /** False if it changes nothing visible. */
  readonly changes: boolean;
  run(desk: Desk, asked: Readonly<Record<string, unknown>>): Promise<Result<string>>;
}

/** Ties a tool's `run` to the types of its own input. */
export function defineTool<I extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    readonly input: I;
    run(desk: Desk, asked: z.infer<I>): Promise<Result<string>> | Result<string>;
  },
): Tool {
  // The input was read by this very schema, so it has its type.
  return { ...tool, run: async (desk, asked) => tool.run(desk, asked as z.infer<I>) };
}

import type { Result } from '@marchlands/core/result.ts';
import type { z } from 'zod';
import type { Desk } from './desk.ts';

/** What an assistant may call. Answers are texts to read. */
export interface Tool {
  readonly name: string;
  /** What it does, for an assistant that chooses among tools. */
  readonly description: string;
  readonly input: z.ZodObject;
  /** False where it changes nothing that anybody sees. */
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
  // What was asked was read by this very schema, so it has its type.
  return { ...tool, run: async (desk, asked) => tool.run(desk, asked as z.infer<I>) };
}

#!/usr/bin/env node
// `npx marchlands` inside the clone: the command line, started on the pinned Node.
import { run } from '../../tools/bootstrap.mjs';

run('marchlands', process.argv.slice(2));

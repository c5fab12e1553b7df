#!/usr/bin/env node
// The program `marchlands` of the package. Plain JavaScript for every Node, so that an old one gets a message.
import module from 'node:module';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`marchlands needs Node 22.13 or newer; this is Node ${process.versions.node}.`);
  process.exit(2);
}
module.enableCompileCache();
await import('../cli/main.js');

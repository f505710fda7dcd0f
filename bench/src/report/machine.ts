import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, release, totalmem, type } from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
}

function systemName(): string {
  try {
    const name = /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
    return `${name}, ${type()} ${release()}`;
  } catch {
    return `${type()} ${release()}`;
  }
}

export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? arch(),
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: systemName(),
    node: process.versions.node,
  };
}

export function machineText({ processor, cores, memoryGb, system, node }: Machine): string {
  return `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}`;
}

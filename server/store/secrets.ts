/** Stores values of the installation, such as keys. */
export interface Secrets {
  /** A value by its name; created if missing. All processes get the same. */
  get(name: string, make: () => string): Promise<string>;
  /** Has the logs renamed at the next start: devices may hold newer or other versions. */
  renameLogs(): Promise<void>;
}

/** Where values of the installation are kept, such as keys. */
export interface Secrets {
  /** A value by its name; made where it is missing. All processes get the same. */
  get(name: string, make: () => string): Promise<string>;
  /** Has the logs named anew at the next start: devices may have had more of them, or other ones since. */
  renameLogs(): Promise<void>;
}

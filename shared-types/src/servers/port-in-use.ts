/** Printed as one line, when another program has the port. */
export class PortInUse extends Error {}

/** @param setting that of the port */
export const naming =
  (setting: string) =>
  (error: NodeJS.ErrnoException & { port?: number }): never => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new PortInUse(
      `Port ${error.port} is in use by another program. Stop that program, or set ${setting} to a free port.`,
      { cause: error },
    )
  }

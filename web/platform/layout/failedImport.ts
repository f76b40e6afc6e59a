/** A part of the program could not be fetched. Only loading the whole page again helps. */
export const isFailedImport = (message: string): boolean =>
  /dynamically imported module|importing a module script failed|error loading dynamically|preload css/i.test(message)

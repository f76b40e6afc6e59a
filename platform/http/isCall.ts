/** Whether a path is one of the interface, however it is written: routes are found in capital letters too. */
export const isCall = (path: string): boolean => /^\/rest(\/|$)/i.test(path)

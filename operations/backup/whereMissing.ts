/** Nothing for what is not there; what cannot be read otherwise is thrown on. */
export function whereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

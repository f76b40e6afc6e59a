/** The installation's secret in all tests: roles and their passwords, made from it, belong to the server that all files of tests share. */
export const aSecret = 'a secret of thirty-two characters!'

/** The installation's secret in all tests. Roles and passwords made from it belong to the server that all share. */
export const aSecret = 'a secret of thirty-two characters!'

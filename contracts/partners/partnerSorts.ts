/** By what the register of partners is sorted: `place` is the city, and then the state. */
export const partnerSorts = ['name', 'document', 'place', 'email'] as const

/** Stands for the moment until the first screen is there: the ground, so that nothing flashes. */
export const Opening = () => null

/**
 * How many there are, in words: both languages say one of something otherwise than several.
 * @param {number} count
 * @param {string} single
 * @param {string} several
 */
export const counted = (count, single, several) => `${count} ${count === 1 ? single : several}`

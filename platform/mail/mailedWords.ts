/** What stands for a full stop in a web address. */
const stop = '[.．。｡․]'
const betweenLetters = new RegExp(`(?<=[\\p{L}\\p{N}_-])${stop}(?=(?![ªº])\\p{L})`, 'gu')
const inAddress = new RegExp(`(?<=\\b\\d{1,3})${stop}(?=\\d{1,3}${stop}\\d{1,3}${stop}\\d{1,3})`, 'gu')

/**
 * What somebody typed, as it may stand in a mail of ours: one line that no mail program makes a link of, that ends
 * nothing it stands in, and that shows what it says. A blank parts what would be an address.
 */
export const mailedWords = (text: string): string =>
  text
    .replace(/\s+|[\u0085\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[“”„‟]/g, '"')
    .replace(/(?<=\p{L})[:：](?=\S)/gu, ': ')
    .replace(/([/\\／＼⁄∕])(?=[/\\／＼⁄∕])/gu, '$1 ')
    .replace(betweenLetters, '. ')
    .replace(inAddress, '. ')
    .replace(/ +/g, ' ')
    .trim()

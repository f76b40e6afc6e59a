import { everyTamper } from '../tampers'
import { type Sample, sample } from './forgery'

/** What is done to a log as a whole, or to one line of it. */
export const histories: Sample[] = everyTamper.map(({ name, file, keys, heads, finds, isOlder }) =>
  sample(
    finds || isOlder ? name : name.startsWith('nothing') ? 'honest' : 'what no file shows alone',
    name,
    file,
    finds ?? (isOlder ? 'older' : 'good'),
    {
      keys,
      heads: Object.fromEntries(heads.map((note, nth) => [`${nth}.checkpoint`, note])),
    },
  ),
)

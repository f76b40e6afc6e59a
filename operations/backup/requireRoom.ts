import { statfs } from 'node:fs/promises'
import { Impossible } from '../command/command'

const megabyte = 1024 * 1024

/** How many bytes a disk still takes from people like us. */
const roomIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Nothing is begun that the disk cannot hold. */
export async function requireRoom(folder: string, bytes: number, room = roomIn): Promise<void> {
  const free = await room(folder)
  if (free >= bytes) return
  const [needed, left] = [Math.ceil(bytes / megabyte), Math.floor(free / megabyte)]
  throw new Impossible(`the disk of ${folder} is too full: about ${needed} MB are needed, and ${left} MB are free`)
}

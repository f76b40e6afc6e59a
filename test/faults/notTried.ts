import type { Fault } from './fault'

/** A fault of the list that is not tried here, and says why. */
const notTried = (id: string, name: string, reason: string): Fault => ({
  id,
  name,
  rounds: { short: 0, long: 0 },
  unavailable: async () => reason,
  run: () => Promise.reject(new Error(reason)),
})

export const dataDiskFull = notTried('F9', 'The data disk is full', 'it takes root and a disk of its own')
export const logDiskFull = notTried(
  'F10',
  'The disk of the write-ahead log is full',
  'it takes root and a disk of its own',
)
export const failingSync = notTried('F11', 'fsync fails', 'it takes root and a tracer that fails system calls')
export const powerLoss = notTried('F12', 'Power is lost', 'it takes a device that forgets what was not synced')

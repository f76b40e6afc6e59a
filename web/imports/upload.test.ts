import { expect, it, vi } from 'vitest'
import { upload } from './upload'

it('IMP-01 a file of more than 1 MiB is refused before it is sent', async () => {
  const request = vi.spyOn(globalThis, 'fetch')
  const file = new File([new Uint8Array(1024 * 1024 + 1)], 'tarefas.csv')
  await expect(upload('p', file)).rejects.toMatchObject({ code: 'import.fileTooLarge' })
  expect(request).not.toHaveBeenCalled()
})

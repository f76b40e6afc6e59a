import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { request, send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'

/** Downloads the receipt of a signature. If no signed head covers it yet, one is requested first. */
export async function downloadReceipt(signatureId: string, format: 'pdf' | 'json', language: Language): Promise<void> {
  const fetched = () => request('GET', `/rest/receipts/${signatureId}.${format}?language=${language}`)
  const response = await fetched().catch(async (failure: Failure) => {
    if (failure.code !== 'receipt.headPending') throw failure
    await send('SignHead', {}).catch(() => Promise.reject(failure))
    return fetched()
  })
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `prumo-receipt-${signatureId}.${format}`
  link.click()
  URL.revokeObjectURL(address)
}

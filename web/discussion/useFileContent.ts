import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { newId } from '../platform/newId'
import type { Failure } from '../platform/server/failure'
import { fetchFile } from './fetchFile'

const still = { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false }

/** The content of a file as an object URL, for as long as it is shown. What arrives later is let go of at once. */
export function useFileContent({ fileId, projectId }: { fileId: string; projectId: string }) {
  // Whoever comes back does not share what is let go of as it arrives.
  const [stay] = useState(() => newId())
  const isLeft = useRef(false)
  const { data, error, mutate } = useSWR<string | undefined, Failure>(
    ['file content', fileId, stay],
    async () => {
      const address = await fetchFile({ fileId, projectId })
      if (!isLeft.current) return address
      URL.revokeObjectURL(address)
      return undefined
    },
    still,
  )
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  useEffect(
    () => () => {
      if (!data) return
      URL.revokeObjectURL(data)
      void mutate(undefined, { revalidate: false })
    },
    [data, mutate],
  )
  return { address: data, error, retry: () => void mutate() }
}

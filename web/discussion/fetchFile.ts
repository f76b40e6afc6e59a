import { request } from '../platform/server/api'

type Where = { projectId: string; fileId: string }

/** The content of a file as an object URL. The caller releases it with `URL.revokeObjectURL`. */
export async function fetchFile({ projectId, fileId }: Where): Promise<string> {
  const response = await request('GET', `/rest/files/${fileId}?${new URLSearchParams({ projectId })}`)
  return URL.createObjectURL(await response.blob())
}

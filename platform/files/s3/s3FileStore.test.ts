import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { fileStoreContract } from '../../../test/contracts/fileStoreContract'
import { startS3Double } from '../../../test/contracts/startS3Double'
import { type S3Access, s3FileStore } from './s3FileStore'

const access = { accessKeyId: 'AKPRUMO', secretAccessKey: 'a secret of the double', region: 'sa-east-1' }

fileStoreContract({ backend: 'S3 protocol double', kind: 'double' }, async () => {
  const { endpoint, stop } = await startS3Double(access)
  return { open: () => s3FileStore({ ...access, endpoint, bucket: 'obra-arquivos' }), drop: stop }
})

const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, ...given } = process.env
const real =
  endpoint && bucket && given.FILES_S3_KEY && given.FILES_S3_SECRET
    ? { endpoint, bucket, accessKeyId: given.FILES_S3_KEY, secretAccessKey: given.FILES_S3_SECRET }
    : undefined

fileStoreContract(
  {
    backend: 'S3',
    kind: 'real',
    requiredAs: 's3',
    missing: real ? undefined : 'no S3: FILES_S3_ENDPOINT, …_BUCKET, …_KEY and …_SECRET name none',
  },
  async () => ({
    open: () => s3FileStore({ ...(real as Omit<S3Access, 'region'>), region: given.FILES_S3_REGION ?? 'us-east-1' }),
    drop: async () => {},
  }),
)

it('COM-03 says what an S3 store said that does not do what it was asked', async () => {
  const { endpoint, stop } = await startS3Double(access)
  const store = s3FileStore({ ...access, secretAccessKey: 'another', endpoint, bucket: 'obra-arquivos' })
  await expect(store.open(randomUUID())).rejects.toThrow('the S3 store answered 403: SignatureDoesNotMatch')
  await stop()
})

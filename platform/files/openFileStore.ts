import { join } from 'node:path'
import type { Config } from '../config'
import type { FileStore } from './fileStore'
import { folderFileStore } from './folder/folderFileStore'
import { s3FileStore } from './s3/s3FileStore'

/** Where files are configured to be kept: in a bucket, else in the data folder. */
export function openFileStore(config: Config): FileStore {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = config
  const { FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secretAccessKey } = config
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return s3FileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey })
  return folderFileStore(join(config.PRUMO_DATA, 'files'))
}

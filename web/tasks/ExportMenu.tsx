import { DownloadMenu } from '../platform/layout/DownloadMenu'
import { type TableManner, useTableDownloads } from './useTableDownloads'

type Props = { save: (manner: TableManner) => Promise<void>; label?: string | undefined }

/** Saves what a screen lists, as it lists it, as a file for a spreadsheet program. */
export function ExportMenu({ save, label }: Props) {
  return <DownloadMenu downloads={useTableDownloads()(save)} label={label} />
}

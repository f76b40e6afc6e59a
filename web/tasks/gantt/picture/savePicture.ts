import { savePng } from '../../../platform/pictures/savePng'
import { Failure } from '../../../platform/server/failure'
import type { Drawing } from './ganttDrawing'
import { svgOf } from './svgOf'

/** Saves a drawing as a PNG file. Rejects with a `Failure` where the browser cannot draw it. */
export async function savePicture(drawing: Drawing, name: string): Promise<void> {
  await savePng(svgOf(drawing), drawing, name).catch(() => {
    throw new Failure('gantt.notSaved', 0)
  })
}

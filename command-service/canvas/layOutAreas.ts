import { type CanvasName, standardAreas } from '@prumo/contracts/canvas/area'
import { standardAreaFields, standardAreaTexts } from '@prumo/contracts/canvas/standardAreaTexts'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { derivedId } from '@prumo/platform/ids'
import type { LayOutAreas } from './canvasState'

/** Lays a canvas out with the areas of the specification, in this language. Their ids are made from the command's. */
export const layOutAreas = (
  commandId: string,
  { projectId, canvas, language }: { projectId: string; canvas: CanvasName; language: Language },
): LayOutAreas => ({
  type: 'LayOutAreas',
  data: {
    projectId,
    canvas,
    areas: standardAreas[canvas].map((standardArea) => {
      const [name, quickTip, completeTip] = standardAreaTexts[language][standardArea]
      return {
        areaId: derivedId(commandId, `area ${standardArea}`),
        standardArea,
        name,
        quickTip,
        completeTip,
        required: false,
        financialIntegration: false,
        classifications: [],
        additionalField: null,
        ...standardAreaFields[standardArea],
      }
    }),
  },
})

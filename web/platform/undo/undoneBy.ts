import type { CommandType } from '@prumo/contracts/index'

type Undoing = Extract<CommandType, 'UndoPlanAction' | 'UndoCanvasAction'>

/** The commands that people take back where they stand, and by which command. */
export const undoneBy: Partial<Record<CommandType, Undoing>> = {
  AddTask: 'UndoPlanAction',
  QuickAddTask: 'UndoPlanAction',
  ChangeTask: 'UndoPlanAction',
  ChangeTasks: 'UndoPlanAction',
  MoveTask: 'UndoPlanAction',
  DeleteTask: 'UndoPlanAction',
  RestoreTask: 'UndoPlanAction',
  AddDependency: 'UndoPlanAction',
  ChangeDependency: 'UndoPlanAction',
  RemoveDependency: 'UndoPlanAction',
  AddChecklistItem: 'UndoPlanAction',
  ChangeChecklistItem: 'UndoPlanAction',
  TickChecklistItem: 'UndoPlanAction',
  RemoveChecklistItem: 'UndoPlanAction',
  AddStep: 'UndoPlanAction',
  ChangeStep: 'UndoPlanAction',
  MoveStep: 'UndoPlanAction',
  SetWorkTime: 'UndoPlanAction',
  ReschedulePlan: 'UndoPlanAction',
  AddHoliday: 'UndoPlanAction',
  AddHolidays: 'UndoPlanAction',
  ChangeHoliday: 'UndoPlanAction',
  RemoveHoliday: 'UndoPlanAction',
  AddCard: 'UndoCanvasAction',
  ChangeCard: 'UndoCanvasAction',
  MoveCard: 'UndoCanvasAction',
  DeleteCard: 'UndoCanvasAction',
  RestoreCard: 'UndoCanvasAction',
  AddArea: 'UndoCanvasAction',
  ChangeArea: 'UndoCanvasAction',
}

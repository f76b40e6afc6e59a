import { projection } from '../projection'

type Favorite = { favoriteId: string; projectId: string; userId: string }

const favoriteIdOf = ({ projectId, userId }: { projectId: string; userId: string }) => `${projectId}:${userId}`

/** One row per person and project that the person marked. */
export const favorites = projection<Favorite>({
  table: 'projects_favorites',
  version: 1,
  key: 'favoriteId',
  keys: ({ data }) => [favoriteIdOf(data as { projectId: string; userId: string })],

  columns: (table) => {
    table.text('favorite_id').notNullable()
    table.uuid('project_id').notNullable()
    table.uuid('user_id').notNullable()
    table.index(['organization_id', 'user_id'])
  },

  on: {
    ProjectMarkedFavorite: (_, { projectId, userId }) => ({
      favoriteId: favoriteIdOf({ projectId, userId }),
      projectId,
      userId,
    }),
    ProjectUnmarkedFavorite: () => null,
  },
})

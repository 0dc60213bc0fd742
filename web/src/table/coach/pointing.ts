/** Where a coach points: `hand`, `dock`, `middle`, `mine`, `theirs`, or `card:NAME`. */
import type { Faces } from '../board'
import type { View } from '../../net/types'

/** The cards in sight with this name, by their handles. */
export function handlesCalled(view: View, faces: Faces, name: string): number[] {
  return view.zones.flatMap((zone) =>
    zone.cards.flatMap((card) =>
      card.card !== undefined && card.face !== undefined && faces.name(card.face) === name ? [card.card] : [],
    ),
  )
}

/** The selector of what a coach points at. */
export function selectorOf(point: string, view: View, faces: Faces): string {
  const [kind = '', name = ''] = point.split(/:(.*)/s)
  if (kind !== 'card') return `[data-region="${kind}"]`
  const cards = handlesCalled(view, faces, name).map((handle) => `[data-card="${handle}"]`)
  return cards.length > 0 ? cards.join(', ') : ':not(*)'
}

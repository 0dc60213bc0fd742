/** How somebody is called where there is little room: by the first word of a long name. */
export function shortName(name: string, most = 10): string {
  return name.length > most ? (name.split(' ')[0] ?? name) : name
}

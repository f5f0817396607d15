type Rooms = Map<string, Map<string, string>>;

export function roomsOf(source: string): Rooms;
export function circlesOf(rooms: Rooms): string[][];
export function isTestFile(name: string): boolean;
export function areFeatures(from: string, to: string): boolean;

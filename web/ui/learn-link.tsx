import { boards } from '@marchlands/games/boards.ts';
import { GraduationCap } from 'lucide-react';
import { Link } from 'wouter';
import { lessonsDone } from '../shelf/lessons.ts';
import { words } from '../words/words.ts';

/** A link to the game's lesson, until it was completed. */
export function LearnLink({ gameId }: { readonly gameId: string }) {
  if (!hasLesson(gameId) || lessonsDone().includes(gameId)) return null;
  return (
    <Link className="button top-learn" href={`/learn/${gameId}`} title={words.learn.offer}>
      <GraduationCap size={20} aria-hidden="true" />
      <span className="tool-word">{words.home.learn}</span>
    </Link>
  );
}

/** Whether a game has a lesson. */
export function hasLesson(gameId: string): boolean {
  return boards.some(({ id, lesson }) => id === gameId && lesson !== undefined);
}

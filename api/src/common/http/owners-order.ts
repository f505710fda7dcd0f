import { OWNERS_ORDERS } from '@deal-harbor/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { MayBeAbsent, Word } from '../validation/fields.js';

export type OwnersList = keyof typeof OWNERS_ORDERS;

/** A column of a list. An entry such as `-created` only says how the list stands by default. */
export type OrderWord<L extends OwnersList> = Exclude<
  (typeof OWNERS_ORDERS)[L][number],
  `-${string}`
>;

/** A column, forwards or backwards. */
export type OrderOf<L extends OwnersList> = OrderWord<L> | `-${OrderWord<L>}`;

/** A field that only the owner's view of a list knows: it may be left out, and needs `scope=admin`. */
export function ForOwner(): PropertyDecorator {
  const needsScope: PropertyDecorator = (target, property) => {
    registerDecorator({
      name: 'forOwner',
      target: target.constructor,
      propertyName: property as string,
      options: { message: '$property needs scope=admin.' },
      validator: {
        validate: (_value, given?: ValidationArguments) =>
          (given?.object as { scope?: unknown } | undefined)?.scope === 'admin',
      },
    });
  };
  return applyDecorators(
    MayBeAbsent(),
    ApiProperty({ description: 'Needs scope=admin.' }),
    needsScope,
  );
}

/** The field `order` of a list that only the owner can call. */
export function ListOrder(list: OwnersList): PropertyDecorator {
  const columns = OWNERS_ORDERS[list].filter((word) => !word.startsWith('-'));
  return applyDecorators(MayBeAbsent(), Word(columns.flatMap((word) => [word, `-${word}`])));
}

/** The field `order` of the owner's view: a column of the list, with a `-` in front backwards. */
export function OwnersOrder(list: OwnersList): PropertyDecorator {
  return applyDecorators(ForOwner(), ListOrder(list));
}

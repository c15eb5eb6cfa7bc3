import type { Who } from '../../lib/call.ts';

const see = ['inspectionCategories:view', 'inspectionItems:view', 'inspectionPoints:view'] as const satisfies Who;

/** @spec INS-01 */
export const catalogueCalls = {
  categories: {
    method: 'GET',
    path: '/inspection/categories',
    who: see,
    summary: 'Categories of patrols with how many items each has, a page at a time',
  },
  createCategory: {
    method: 'POST',
    logs: 'inspection.createCategory',
    path: '/inspection/categories',
    who: ['inspectionCategories:add'],
    body: 'json',
    summary: 'Adds a category to an industry; its name is unique there',
  },
  changeCategory: {
    method: 'POST',
    logs: 'inspection.changeCategory',
    path: '/inspection/categories/{categoryId}',
    who: ['inspectionCategories:modify'],
    body: 'json',
    summary: 'Changes the name or the industry of a category',
  },
  deleteCategory: {
    method: 'POST',
    logs: 'inspection.deleteCategory',
    path: '/inspection/categories/{categoryId}/delete',
    who: ['inspectionCategories:delete'],
    summary: 'Deletes a category that has no items and no points',
  },
  items: {
    method: 'GET',
    path: '/inspection/items',
    who: ['inspectionItems:view', 'inspectionPoints:add', 'inspectionPoints:modify'],
    summary: 'Items that inspectors look at, a page at a time',
  },
  createItem: {
    method: 'POST',
    logs: 'inspection.createItem',
    path: '/inspection/items',
    who: ['inspectionItems:add'],
    body: 'json',
    summary: 'Adds an item to a category',
  },
  changeItem: {
    method: 'POST',
    logs: 'inspection.changeItem',
    path: '/inspection/items/{itemId}',
    who: ['inspectionItems:modify'],
    body: 'json',
    summary: 'Changes an item, or brings it to another category',
  },
  deleteItem: {
    method: 'POST',
    logs: 'inspection.deleteItem',
    path: '/inspection/items/{itemId}/delete',
    who: ['inspectionItems:delete'],
    summary: 'Deletes an item that no point uses',
  },
  moveItems: {
    method: 'POST',
    logs: 'inspection.moveItems',
    path: '/inspection/itemMove',
    who: ['inspectionItems:modify'],
    body: 'json',
    summary: 'Brings items to one category, all of them or none',
  },
} as const;

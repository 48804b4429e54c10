@sdk
Feature: Data item calls of the provider's SDK

  @7.29
  Rule: The SDK inserts, saves, gets, removes and truncates data items and updates one by PUT /v2/items/{id}

    Scenario: The SDK gets, saves, changes and removes one data item, and reads its id, data and dates
      Then the SDK's calls have these results:
        | function      | request                 | dataItem._id                         | dataItem.data.title | data.title     | action |
        | insertItem    | POST /v2/items          | item-1                               | Annual returns      |                |        |
        | updateItem    | PUT /v2/items/{id}      | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 | Annual returns      |                |        |
        | saveItem      | POST /v2/items/save     | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 | Annual returns      |                | UPDATE |
        | getItem       | GET /v2/items/{id}      |                                      |                     | Annual returns |        |
        | removeItem    | DELETE /v2/items/{id}   | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 | Annual returns      |                |        |
        | truncateItems | POST /v2/items/truncate | undefined                            |                     |                |        |
      When the SDK calls queryItems
      Then the SDK gives:
        | items.length         | 1                                    |
        | items.0._id          | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | items.0.data.title   | Annual returns                       |
        | items.0._createdDate | 2025-06-10T09:30:00.000Z             |
        | items.0._updatedDate | 2025-06-10T09:30:00.000Z             |
        | pageSize             | 50                                   |

  @7.30
  Rule: The SDK aggregates data items, counts them and asks for their distinct values

    Scenario: Each call for figures of the data items keeps its contract and gives them
      Then the SDK's calls have these results:
        | function            | request                              | results.0.title | results.0.number | totalCount | distinctValues |
        | aggregateItems      | POST /v2/items/aggregate             | Annual returns  | 1                |            |                |
        | countItems          | POST /v2/items/count                 |                 |                  | 1          |                |
        | queryDistinctValues | POST /v2/items/query-distinct-values |                 |                  |            | Annual returns |

  @7.31
  Rule: The SDK inserts, updates, saves and removes data items in bulk

    Scenario: The SDK gets, saves, changes and removes several data items at once
      Then the SDK's calls have these results:
        | function        | request                    | results.0.action | results.0.itemMetadata._id           | results.0.itemMetadata.success | bulkActionMetadata.totalSuccesses | bulkActionMetadata.totalFailures |
        | bulkInsertItems | POST /v2/bulk/items/insert | INSERT           | item-1                               | true                           | 1                                 | 0                                |
        | bulkUpdateItems | POST /v2/bulk/items/update | UPDATE           | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 | true                           | 1                                 | 0                                |
        | bulkSaveItems   | POST /v2/bulk/items/save   | UPDATE           | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 | true                           | 1                                 | 0                                |
        | bulkRemoveItems | POST /v2/bulk/items/remove | DELETE           | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 | true                           | 1                                 | 0                                |

  @7.32
  Rule: The SDK inserts, removes, replaces and queries references and asks whether an item is referenced

    Scenario: Each call for references keeps its contract and gives them, or in bulk reports one success
      Then the SDK's calls have these results:
        | function          | request                           | dataItemReference.referencedItemId   | dataItemReferences.0.referencedItemId |
        | insertReference   | POST /v2/items/insert-reference   | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |                                       |
        | removeReference   | POST /v2/items/remove-reference   | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |                                       |
        | replaceReferences | POST /v2/items/replace-references |                                      | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10  |
      And the SDK's calls have these results:
        | function             | request                         | results.0.dataItem._id               | isReferenced |
        | queryReferencedItems | POST /v2/items/query-referenced | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |              |
        | isReferencedItem     | POST /v2/items/is-referenced    |                                      | true         |
      And the SDK's calls have these results:
        | function             | request                               | results.0.action | results.0.referenceMetadata.success | bulkActionMetadata.totalSuccesses |
        | bulkInsertReferences | POST /v2/bulk/items/insert-references | INSERT           | true                                | 1                                 |
        | bulkRemoveReferences | POST /v2/bulk/items/remove-references | DELETE           | true                                | 1                                 |

  @7.33
  Rule: A GET query string longer than 4000 characters falls back to another kind of request

    Scenario: The SDK sends a query string of 4000 characters by GET and one of 4001 by POST, if a fallback is declared
      Then the SDK's calls have these results:
        | function  | with queryLength | request              |
        | getOrPost | 4000             | GET /v2/items/{id}   |
        | getOrPost | 4001             | POST /v2/items/query |
